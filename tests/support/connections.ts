/** A connection for each request: one kept from before may be closed by workerd at the moment it is taken again. */
export const ownConnection = { connection: "close" };
