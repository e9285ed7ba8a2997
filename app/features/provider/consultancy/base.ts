/** Where customers see their appointments, and where they book one. */
export const appointmentsBase = "/customer/consultancy-appointments";
export const bookingBase = "/consultancy";
/** Where the provider's staff sees appointments, clients, and what is on offer. */
export const staffBase = "/admin/consultancy-appointments";
export const clientsBase = "/admin/consultancy-clients";
export const offersBase = "/admin/consultancy";
