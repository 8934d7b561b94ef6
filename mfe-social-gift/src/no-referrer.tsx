/** Anyone with this page's URL can open the gift, so don't send it to other sites. */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />
