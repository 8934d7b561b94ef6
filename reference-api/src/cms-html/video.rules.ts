const hosts = ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtu.be']

/** The id of the YouTube video in an embed URL; undefined for any other URL. */
export function videoOf(src: string): string | undefined {
  if (!URL.canParse(src, 'https://www.youtube.com')) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(src, 'https://www.youtube.com')
  if (protocol !== 'https:' || !hosts.includes(hostname)) return undefined
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (searchParams.get('v') ?? /^\/embed\/([^/]+)$/.exec(pathname)?.[1] ?? '')
  return /^[\w-]{11}$/.test(id) ? id : undefined
}
