import type { Page, Request } from '@playwright/test'

const separators = /[\s+\-_.,;:"'()[\]{}]/g

/** Base64 of a text within a longer text, which depends on where the text begins. */
const base64Within = (text: string) =>
  [0, 1, 2].map((offset) => {
    const encoded = Buffer.from('x'.repeat(offset) + text).toString('base64')
    return encoded.slice(offset === 0 ? 0 : offset + 1, Math.floor(((offset + text.length) * 4) / 3))
  })

const groups = (digits: string, separator: string) => digits.match(/.{1,4}/g)!.join(separator)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Returns true if a text holds the digits: plain, grouped, full-width, escaped or in Base64. */
export function holdsNumber(text: string, digits: string): boolean {
  const texts = [text, decoded(text), decoded(decoded(text))].flatMap((one) => [
    one,
    one.replace(/\\u([\da-f]{4})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16))),
  ])
  const isPlain = texts.some((one) => one.normalize('NFKC').replace(separators, '').includes(digits))
  const secrets = [digits, groups(digits, ' '), groups(digits, '-')].flatMap(base64Within)
  return isPlain || texts.some((one) => secrets.some((secret) => one.includes(secret)))
}

/**
 * Watches all requests of all frames for a card number. Returns a function that lists the URLs that received
 * it, without their queries.
 */
export function watchNumber(page: Page, digits: string): () => Promise<string[]> {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  return async () => {
    const found: string[] = []
    for (const request of requests) {
      const headers = await request.allHeaders().catch(() => request.headers())
      const body = request.postDataBuffer()?.toString() ?? ''
      const sent = [request.url(), body, JSON.stringify(headers)]
      const { origin, pathname } = new URL(request.url())
      if (sent.some((text) => holdsNumber(text, digits))) found.push(origin + pathname)
    }
    return found
  }
}

/** Lists where the shop's document and this browser's storage for the shop hold the number. */
export async function findNumberInShop(page: Page, digits: string): Promise<string[]> {
  const places = await page.mainFrame().evaluate(async () => {
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    const readDatabase = async ({ name = '' }: IDBDatabaseInfo) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const stores = [...database.objectStoreNames]
      const rows = stores.map(
        (store) =>
          new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
            reading.onerror = () => reject(reading.error)
          }),
      )
      return Promise.all(rows)
    }
    return {
      markup: document.documentElement.outerHTML,
      inputs: values.map(({ value }) => value).join('\n'),
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      history: JSON.stringify(history.state),
      resources: performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
      databases: JSON.stringify(await Promise.all((await indexedDB.databases()).map(readDatabase))),
    }
  })
  return Object.entries(places).flatMap(([place, text]) => (holdsNumber(text, digits) ? [place] : []))
}
