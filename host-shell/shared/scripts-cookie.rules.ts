/**
 * Cookie of a browser that runs the shop's scripts. Its pages may leave islands, such as hearts and seen
 * products, to the browser, so that members share a page with guests.
 */
export const scriptsCookie = 'scripts'
