/** Signs a password must have at least, and may have at most. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** An e-mail as it is stored and compared. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
