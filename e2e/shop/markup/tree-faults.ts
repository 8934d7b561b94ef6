import type { Page } from '@playwright/test'

type AxValue = { value?: unknown }
type AxNode = {
  nodeId: string
  ignored: boolean
  role?: AxValue
  name?: AxValue
  description?: AxValue
  properties?: { name: string; value: AxValue }[]
  childIds?: string[]
}

/** Roles of elements that must have an accessible name. */
const controls = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton']
const named = [...controls, 'region', 'radiogroup', 'dialog', 'complementary', 'navigation']

const toText = (value: AxValue | undefined) => String(value?.value ?? '').trim()
const findProperty = ({ properties = [] }: AxNode, name: string) =>
  properties.find((one) => one.name === name)?.value.value

/**
 * Lists the problems in the browser's accessibility tree: headings out of order, controls and regions without
 * a name, and invalid fields without a message.
 */
export async function treeFaults(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] }
  await client.detach()
  const shown = nodes.filter(({ ignored }) => !ignored)
  const roleOf = ({ role }: AxNode) => toText(role)
  const told = (node: AxNode) => `${roleOf(node)} 「${toText(node.name)}」`
  const levels = shown
    .filter((node) => roleOf(node) === 'heading' && toText(node.name) !== '')
    .map((node) => ({ level: Number(findProperty(node, 'level')), name: toText(node.name) }))
  const tops = levels.filter(({ level }) => level === 1)
  const main = shown.filter((node) => roleOf(node) === 'main')
  // Screen readers skip everything behind an open dialog.
  const isBehind = shown.some((node) => roleOf(node) === 'dialog')
  return [
    ...(isBehind || tops.length === 1 ? [] : [`${tops.length} headings of the first level`]),
    ...(isBehind || main.length === 1 ? [] : [`${main.length} main regions`]),
    ...levels.flatMap(({ level, name }, index) =>
      level > (levels[index - 1]?.level ?? level) + 1 ? [`heading 「${name}」 leaves a level out`] : [],
    ),
    ...shown
      .filter((node) => named.includes(roleOf(node)) && toText(node.name) === '')
      .map((node) => `nameless ${roleOf(node)}`),
    ...shown
      .filter(
        (node) =>
          controls.includes(roleOf(node)) &&
          String(findProperty(node, 'invalid') ?? 'false') === 'true' &&
          toText(node.description) === '',
      )
      .map((node) => `${told(node)} is wrong and does not say why`),
  ]
}
