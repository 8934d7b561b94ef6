import { LinkButton, Panel } from '@storefront/ui'

/** Announces the limit (x-limit); on a form, which would be refused, links to the list. */
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
