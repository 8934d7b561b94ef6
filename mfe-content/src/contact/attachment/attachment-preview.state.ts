/** Thumbnails of files chosen in this tab, by file key. After a reload only the names of the files remain. */
const previews = new Map<string, string>()

export const getPreview = (key: string): string | undefined => previews.get(key)
export const forgetPreview = (key: string) => previews.delete(key)

/**
 * Stores a thumbnail as a data URL, because the content security policy allows no other local image source.
 */
export function cachePreview(key: string, file: File): Promise<void> {
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
