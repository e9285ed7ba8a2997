import type { Toast } from "../ui/toast";

const NAME = "flash";

/** Leaves a message for the next screen. */
export function leaveFlash(headers: Headers, toast: Toast): void {
  headers.append("set-cookie", `${NAME}=${encodeURIComponent(JSON.stringify(toast))}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`);
}

/** Takes the message that the screen before has left; it shows once. */
export function takeFlash(request: Request, headers: Headers): (Toast & { id: string }) | null {
  const text = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (!text) return null;
  headers.append("set-cookie", `${NAME}=; Path=/; Max-Age=0`);
  try {
    const toast: unknown = JSON.parse(decodeURIComponent(text));
    const isToast = typeof toast === "object" && toast !== null && "title" in toast && "tone" in toast;
    return isToast ? { ...(toast as Toast), id: crypto.randomUUID() } : null;
  } catch {
    return null;
  }
}
