import { feedPaths } from '@storefront/contracts'

type FeedLinkProps = { of: keyof typeof feedPaths; title: string }

/** Tells browsers and readers of feeds where the page's feed is. */
export const FeedLink = ({ of, title }: FeedLinkProps) => (
  <link rel="alternate" type="application/atom+xml" title={title} href={feedPaths[of]} />
)
