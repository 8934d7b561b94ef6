import { ResponseError } from '@storefront/http'

/** Maps an error's API fields to the form's fields under a path. */
export async function atFields<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ResponseError) || Object.keys(error.errors).length === 0) throw error
    const errors = Object.fromEntries(
      Object.entries(error.errors).map(([name, texts]) => [`${path}.${name}`, texts]),
    )
    throw new ResponseError(error.status, { ...error.body, errors }, { cause: error })
  }
}
