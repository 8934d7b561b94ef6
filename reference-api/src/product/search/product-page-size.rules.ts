/** §9: product lists have fifteen entries per page, other lists ten. */
export const productsPerPage = 15
