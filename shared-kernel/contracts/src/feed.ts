/** Atom feeds of a channel; feed readers fetch them, no page does. */
export const feedPaths = { news: '/v1/feeds/news.atom', blog: '/v1/feeds/blog.atom' } as const
