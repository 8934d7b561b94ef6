import type { PostedForm } from '@storefront/http'
import { Panel } from '@storefront/ui'
import { setIn } from 'final-form'

/** Merges the posted values into the initial values of the form. Posted values take precedence. */
export function withPostedValues<Values extends object>(
  initialValues: Partial<Values> | undefined,
  { values = {} }: Partial<PostedForm> = {},
): Partial<Values> | undefined {
  return Object.entries(values).reduce<object | undefined>(
    (all, [name, value]) => setIn(all ?? {}, name, value === 'on' ? true : value),
    initialValues,
  ) as Partial<Values> | undefined
}

/** Renders the command's name as a hidden input, and the error message of the post above the fields. */
export function PostedCommand({ posted }: { posted: PostedForm }) {
  const { intent, message, errors = {} } = posted
  const texts = [...new Set(Object.values(errors).flat())].filter((text) => text !== message)
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {message !== undefined && (
        <Panel tone="danger" isAnnounced title={texts.length > 0 ? message : undefined}>
          {texts.length > 0 ? (
            <ul>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          ) : (
            message
          )}
        </Panel>
      )}
    </>
  )
}
