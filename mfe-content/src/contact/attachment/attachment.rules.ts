/** An uploaded file; an inquiry refers to it by its key. */
export type Attached = { key: string; name: string; size: number }

/** Accepted types, checked before the upload; the server checks the content. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
export const attachmentsMax = 5
const bytesPerMegabyte = 1024 * 1024
const bytesMax = 5 * bytesPerMegabyte

export const attachmentsName = 'file_keys'

/** The files among a form's values; an old draft may hold anything. */
export function attachedFiles(values: Record<string, unknown>): Attached[] {
  const files = values[attachmentsName]
  return Array.isArray(files) ? (files as Attached[]) : []
}

/** The reason to refuse a file before the upload. */
export function problemOfFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!attachmentTypes.includes(type)) return '画像（JPEG、PNG、WebP）またはPDFのファイルを選択してください'
  if (size === 0) return '中身のないファイルです。別のファイルを選択してください'
  return size > bytesMax ? '5MB以下のファイルを選択してください' : undefined
}

/** A file's size as a shopper reads it. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes}KB` : `${(bytes / bytesPerMegabyte).toFixed(1)}MB`
}
