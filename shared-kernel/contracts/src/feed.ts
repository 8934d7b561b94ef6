/** A channel's Atom feeds. Only feed readers fetch them, never our pages. */
export const feedPaths = { news: '/v1/feeds/news.atom', blog: '/v1/feeds/blog.atom' } as const
