import { searchOf } from "@/worker/modules/business/views/rules";

/** Where the views that were kept are. */
export const base = "/customer/views";

/** The list as a view shows it. */
export const addressOf = ({ screen, search }: { screen: string; search: string }): string => `${screen}?${search}`;

/** Where a list is kept as its address has it: the screen of all views, with the form for this one. */
export const keepingOf = (screen: string, search: string): string => `${base}?${new URLSearchParams({ screen, search: searchOf(search) })}`;
