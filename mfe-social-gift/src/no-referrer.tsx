/** The address of these pages is the key to a gift: no other site is told of it. */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />
