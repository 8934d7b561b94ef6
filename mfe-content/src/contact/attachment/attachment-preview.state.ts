/** Thumbnails of files chosen in this tab, by the file's key; a reload keeps only the name. */
const previews = new Map<string, string>()

export const previewOf = (key: string): string | undefined => previews.get(key)
export const forgetPreview = (key: string) => previews.delete(key)

/** A data URL, because the page's policy allows no other local source of pictures. */
export function keepPreview(key: string, file: File): Promise<void> {
  if (!file.type.startsWith('image/')) return Promise.resolve()
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => {
      previews.set(key, String(reader.result))
      resolve()
    }
    reader.onerror = () => resolve()
    reader.readAsDataURL(file)
  })
}
