/**
 * Anyone with the URL of this page can open the gift, so the browser must not send the URL to other sites.
 */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />
