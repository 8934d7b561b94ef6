import { LinkButton, Panel } from '@storefront/ui'

/** Replaces a form once the limit (x-limit) is reached. Links to the list. */
export function FullPanel({ limit, what, href }: { limit: number; what: string; href?: string }) {
  return (
    <Panel
      action={
        href && (
          <LinkButton size="sm" href={href}>
            {`登録した${what}を見る`}
          </LinkButton>
        )
      }
    >
      {`ご登録いただける${limit}件に達しました。登録するには、使わない${what}を削除してください。`}
    </Panel>
  )
}
