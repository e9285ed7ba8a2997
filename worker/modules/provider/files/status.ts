/** What files are handed over with. */
export const fileSubjects = ["service_request", "appointment", "expert"] as const;
export type FileSubject = (typeof fileSubjects)[number];

/** So many files go with a request or an appointment. */
export const MOST_FILES = 30;
/** The most bytes of a picture. */
export const MOST_PICTURE = 1_000_000;
