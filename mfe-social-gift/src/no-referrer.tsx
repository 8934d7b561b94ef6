/** The address of these pages is the key to a gift, so other sites must not receive it. */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />
