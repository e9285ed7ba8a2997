/** What a token opens: reading, or changing too. */
export const tokenScopes = ["read", "write"] as const;
