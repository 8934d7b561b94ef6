import type { Examples } from '../../testing/endpoints/example'

export const examples: Examples = {
  getFilesContent: { request: { query: 'url=/svg/logo.svg' } },
}
