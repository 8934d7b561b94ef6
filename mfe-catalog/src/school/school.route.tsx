import { categoryGoodsPath } from '@storefront/contracts'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { orderedGoods } from '@storefront/state'
import { Button, LinkButton, Page, Panel, Section } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { ChoiceLinks } from '../gift-ways/choice-links'
import { FittingDays } from '../school-ways/fitting-days'
import { useAddedPieces, type AddedPieces } from '../school-ways/pupil-draft.state'
import { fetchFittingDays, fetchSchool } from '../school-ways/school.api'
import { addedParam, listAddedTogether, pupilPath, schoolPath, sexNames } from '../school-ways/school.rules'
import { useQueryOnItsWay } from '../search/use-query-on-its-way'
import { SchoolSetCard } from './school-set'
import {
  buildSchoolCrumbs,
  buildSchoolHead,
  isSexAsked,
  readPupil,
  setsFor,
  listGrades,
} from './school.rules'
import styles from './school.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  if (!leadsSomewhere('/school', currentSite())) throw new Response(null, { status: 404 })
  const key = params.key ?? ''
  const [school, days] = await Promise.all([
    fetchSchool(key, request.signal),
    fetchFittingDays(request.signal, key),
  ])
  const { searchParams } = new URL(request.url)
  return { school, days, pupil: readPupil(searchParams, school), addedSet: searchParams.get(addedParam) }
}

type SchoolData = Awaited<ReturnType<typeof loader>>

export { TopPageSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: buildSchoolHead }

export function Component() {
  const data = useLoaderData<typeof loader>()
  const { school, days } = data
  const query = useQueryOnItsWay(schoolPath(school.key))
  // The server renders the set of the URL as added, so that hydration moves nothing.
  const added = useAddedPieces(listAddedTogether(school, data.addedSet))
  return (
    <Page
      title={school.name}
      lead={`${school.prefecture && `${school.prefecture}・`}学校コード ${school.key}`}
      crumbs={buildSchoolCrumbs(school)}
    >
      <PupilChoices school={school} pupil={query ? readPupil(query, school) : data.pupil} />
      <div aria-busy={query !== undefined} className={styles.sets}>
        {setsFor(school, data.pupil).map((set) => (
          <SchoolSetCard
            key={set.key}
            {...{ school, set, ...added, ...data.pupil }}
            isJustAdded={set.key === data.addedSet}
          />
        ))}
      </div>
      <OrderedNotice school={school} countOrdered={added.countOrdered} />
      {school.category_key && (
        <p className={styles.all}>
          <LinkButton href={categoryGoodsPath(school.category_key)}>この学校の商品をすべて見る</LinkButton>
        </p>
      )}
      <Section title="採寸会" id="fitting">
        {days.length > 0 ? (
          <FittingDays days={days} school={school.key} />
        ) : (
          <p>いまお知らせできる採寸会はありません。日程が決まりましたら、このページでご案内します。</p>
        )}
      </Section>
    </Page>
  )
}

/** Explains the marks after an order, and ends them for the order of a second child. */
function OrderedNotice({
  school,
  countOrdered,
}: Pick<SchoolData, 'school'> & Pick<AddedPieces, 'countOrdered'>) {
  if (!school.sets.some(({ items }) => items.some((item) => countOrdered(item) > 0))) return null
  return (
    // Below the sets, because only the browser knows it, and above them it would move what is being pressed.
    <div className={styles.all}>
      <Panel
        title="先ほどご注文いただいた品に「ご注文済み」と表示しています"
        action={
          <Button size="sm" onClick={orderedGoods.forget}>
            もう一度すべての品から選ぶ
          </Button>
        }
      >
        足りない品がないか、ご確認いただけます。
      </Panel>
    </div>
  )
}

function PupilChoices({ school, pupil }: Pick<SchoolData, 'school' | 'pupil'>) {
  const sexes = [undefined, 'girl', 'boy'] as const
  return (
    <>
      <ChoiceLinks
        label="学年"
        choices={listGrades(school).map((grade) => ({
          label: `${grade}年`,
          href: pupilPath(school.key, { ...pupil, grade }),
          isChosen: grade === pupil.grade,
        }))}
      />
      {isSexAsked(school) && (
        <ChoiceLinks
          label="制服の区分"
          choices={sexes.map((sex) => ({
            label: sex ? sexNames[sex] : 'すべて',
            href: pupilPath(school.key, { ...pupil, sex }),
            isChosen: sex === pupil.sex,
          }))}
        />
      )}
    </>
  )
}
