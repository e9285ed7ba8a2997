/** Why a job was set aside: every retry failed, the queue did not take it, or nobody can read it. */
export const deadReasons = ["failed", "not_queued", "unreadable"] as const;
