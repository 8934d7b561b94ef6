import { builtRoutes } from './built-routes'
import { absolute, filesBelow, read, remoteFolders } from './repository'

type SitemapRules = {
  screensBut(empty: readonly string[]): string[]
  robotsText(origin: string, shop: { isIndexed: boolean }): string
}

/** Screens that the sitemap lists with the shop's occasions, because a shop without occasions lacks them. */
const listedWithOccasions = ['/occasion', '/gift-finder', '/ranking']
/** Screens of the shell that no shop wants to be found by. They answer with `noindex`. */
const ofTheShell = ['/maintenance', '/sample']

/** Checks whether the head of a remote's screen keeps the screen out of search engines. */
const saysNoindex = (owner: string, id: string) => {
  const [file] = remoteFolders().includes(`mfe-${owner}`)
    ? filesBelow(`mfe-${owner}/src`, new RegExp(`^${id.replaceAll('/', '-')}\\.route\\.tsx$`))
    : []
  return file !== undefined && /robots: 'noindex/.test(read(file))
}

test('each guest screen is in the sitemap or closed to search engines', async () => {
  const [file = ''] = filesBelow('reference-api/src', /^sitemap\.rules\.ts$/)
  const { screensBut, robotsText } = (await import(absolute(file))) as SitemapRules
  const closed = [...robotsText('', { isIndexed: true }).matchAll(/^Disallow: (\/.*?)\/?$/gm)].map(
    ([, path = '']) => path,
  )
  const isClosed = (path: string) => closed.some((one) => path === one || path.startsWith(`${one}/`))
  const decided = [...screensBut([]), ...listedWithOccasions, ...ofTheShell]

  const undecided = builtRoutes()
    .filter(({ access, path }) => access !== 'member' && !/[:*]/.test(path))
    .filter(({ path }) => !decided.includes(path) && !isClosed(path))
    .filter(({ owner, id }) => !saysNoindex(owner, id))

  expect(undecided.map(({ path }) => path)).toEqual([])
})
