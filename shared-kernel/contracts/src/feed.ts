/** Atom feeds of a channel; readers of feeds ask for them, no page does. */
export const feedPaths = { news: '/v1/feeds/news.atom', blog: '/v1/feeds/blog.atom' } as const
