/** Saves a file response under the name suggested by the server. */
export function saveFile({ data, headers }: { data: unknown; headers: Headers }, fallbackName: string) {
  const url = URL.createObjectURL(data as Blob)
  const link = document.createElement('a')
  link.href = url
  link.download = suggestedName(headers) ?? fallbackName
  link.click()
  URL.revokeObjectURL(url)
}

function suggestedName(headers: Headers): string | undefined {
  const name = headers.get('x-suggested-filename')
  return name ? decodeURIComponent(name) : undefined
}
