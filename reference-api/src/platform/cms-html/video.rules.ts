const hosts = ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtu.be']

/** Returns the YouTube video ID of an embed URL, or undefined for any other URL. */
export function readVideoId(src: string): string | undefined {
  if (!URL.canParse(src, 'https://www.youtube.com')) return undefined
  const { protocol, hostname, pathname, searchParams } = new URL(src, 'https://www.youtube.com')
  if (protocol !== 'https:' || !hosts.includes(hostname)) return undefined
  const id =
    hostname === 'youtu.be'
      ? pathname.slice(1)
      : (searchParams.get('v') ?? /^\/embed\/([^/]+)$/.exec(pathname)?.[1] ?? '')
  return /^[\w-]{11}$/.test(id) ? id : undefined
}
