import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(__dirname, '../../..')

test('the images install what every package says: each manifest is copied before npm ci', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const packages = workspaces.flatMap((one) =>
    one.endsWith('/*')
      ? readdirSync(path.join(root, one.slice(0, -2)), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => path.posix.join(one.slice(0, -2), name))
      : [one],
  )
  const copied = [
    ...readFileSync(path.join(__dirname, 'Dockerfile'), 'utf8').matchAll(/^COPY (\S+)\/package\.json /gm),
  ].map(([, name]) => name)

  expect(copied.toSorted()).toEqual(packages.toSorted())
})
