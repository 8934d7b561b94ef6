export type Shared = { title: string; url: string }

/** Builds LINE's share URL, which opens the app if it is installed. */
export const lineUrl = ({ title, url }: Shared): string =>
  `https://line.me/R/share?text=${encodeURIComponent(`${title}\n${url}`)}`

/** Builds the URL of a mail draft without a recipient. */
export const mailUrl = ({ title, url }: Shared): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`
