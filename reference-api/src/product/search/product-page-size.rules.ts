/** §9: a page lists fifteen products; other lists have ten. */
export const productsPerPage = 15
