/** A message that passes: what was done, or what went wrong. */
export interface Toast {
  tone: "done" | "wrong";
  title: string;
  text?: string;
}

/** Shows a toast; the code that draws it comes with the first one. */
export async function showToast({ tone, title, text }: Toast): Promise<void> {
  const { toast } = await import("sonner");
  window.dispatchEvent(new Event("toast"));
  const options = { description: text };
  // What went wrong is read at leisure.
  if (tone === "wrong") toast.error(title, { ...options, duration: 12_000 });
  else toast.success(title, options);
}
