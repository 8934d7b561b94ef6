/** Products per page (§9). Other lists have ten entries per page. */
export const productsPerPage = 15
