import { Refusal } from "@/worker/core/errors";

/** The answers' headers that keep browsers from doing more than we meant (strict CSP, no framing, no sniffing). */
export function securityHeaders(nonce: string, isSecure: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Widths of bars and the toaster's offsets are attributes, which no nonce can cover.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-security-policy": policy.join("; "),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}

/**
 * Refuses a change that another site's page makes in the name of a signed-in person. Browsers say where a request comes
 * from; programs send no such header and carry a token instead of a cookie.
 * @throws Refusal `cross_site`
 */
export function refuseCrossSite(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") throw new Refusal("cross_site");
  const origin = request.headers.get("origin");
  if (origin && new URL(request.url).host !== hostOf(origin)) throw new Refusal("cross_site");
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
