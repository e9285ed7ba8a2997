/** Where one reads what one is told of. */
export const notificationsBase = "/notifications";
