import type { Examples } from '../../testing/endpoints/example'
import { png, executable } from '../../testing/endpoints/example-files'

export const examples: Examples = {
  uploadFile: {
    request: { body: { dir: 'inquiry' }, file: { name: 'a.png', bytes: png } },
    refusal: { file: executable, code: 'upload.kind' },
  },
}
