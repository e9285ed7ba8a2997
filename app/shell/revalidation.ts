import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * For loaders whose answer does not change by moving about: they ask again after an action only. Not when the session is
 * over: they would lead to signing in, and what was typed would be lost.
 */
export const afterActions: ShouldRevalidateFunction = ({ formMethod, actionStatus, defaultShouldRevalidate }) =>
  formMethod && formMethod !== "GET" && actionStatus !== 401 ? defaultShouldRevalidate : false;
