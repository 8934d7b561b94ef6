import { ResponseError } from '@storefront/http'

/** Runs a request and maps the fields of its error to the form's fields under `path`. */
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
