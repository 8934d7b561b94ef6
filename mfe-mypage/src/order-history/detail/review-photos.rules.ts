import { problemOfPicture } from '@storefront/forms/file'

export const photosMax = 3

/** Adds valid photos up to the limit. Returns one message about all others. */
export function takePhotos(taken: readonly File[], added: readonly File[]) {
  const fitting = added.filter((file) => !problemOfPicture(file))
  const photos = [...taken, ...fitting].slice(0, photosMax)
  const refused = added.flatMap((file) => problemOfPicture(file) ?? [])
  const isTooMany = taken.length + fitting.length > photosMax
  const problems = [...refused, ...(isTooMany ? [`お写真は${photosMax}枚まで添付できます`] : [])]
  return { photos, problem: problems.length > 0 ? problems.join('。') : undefined }
}
