/** Orders on one page of the list (§9). */
export const ordersPerPage = 10
