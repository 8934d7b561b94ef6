/**
 * Max header bytes of a fragment request. Its URL contains the page's URL of up to 8 kB, which escaping can
 * triple. Any URL the gateway accepts can therefore be rendered.
 */
export const fragmentHeaderBytes = 64 * 1024
