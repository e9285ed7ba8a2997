/** Where an undone job stands: it is on its way, every retry failed, or nobody can read it. */
export const undoneStates = ["waiting", "failed", "unreadable"] as const;
