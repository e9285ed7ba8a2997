import type { ShouldRevalidateFunction } from "@remix-run/react";

/** For loaders whose answer does not change by moving about: they ask again after an action only. */
export const afterActions: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod && formMethod !== "GET" ? defaultShouldRevalidate : false;
