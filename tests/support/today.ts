import { beforeEach } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";

/** The day it is where the business is, as YYYY-MM-DD: asked again before each test, because a run may pass midnight. */
export let today = civilDate(Date.now());
beforeEach(() => {
  today = civilDate(Date.now());
});
