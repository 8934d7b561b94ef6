import type { PostalTown } from '@storefront/contracts'
import { Button, Field, FieldGroup, Select } from '@storefront/ui'
import styles from './fields.module.css'

/** With more towns than this, a list replaces the buttons. */
const mostButtons = 8
const legend = '町域をお選びください'

type TownChoiceProps = {
  towns: readonly PostalTown[]
  onChoose: (town: PostalTown) => void
  /** Called when the shopper has chosen. Each arrow key on the closed list chooses, so it ends on leaving. */
  onDone: () => void
}

/**
 * Lets the shopper choose one of a postal code's towns. Shows the city's name too if the towns are in several
 * cities.
 */
export function TownChoice({ towns, onChoose, onDone }: TownChoiceProps) {
  const isOneCity = towns.every(({ city }) => city === towns[0]?.city)
  const labelOf = ({ city, town }: PostalTown) => (isOneCity ? town || city : city + town)
  if (towns.length > mostButtons)
    return (
      <Field label={legend}>
        {(field) => (
          <Select
            {...field}
            width="medium"
            placeholder="選択してください"
            choices={towns.map((town, index) => ({ value: String(index), label: labelOf(town) }))}
            onChange={({ currentTarget }) => {
              const town = towns[Number(currentTarget.value)]
              if (town) onChoose(town)
            }}
            onBlur={({ currentTarget }) => currentTarget.value !== '' && onDone()}
          />
        )}
      </Field>
    )
  return (
    <FieldGroup legend={legend}>
      <div className={styles.towns}>
        {towns.map((town) => (
          <Button
            key={town.city + town.town}
            size="sm"
            onClick={() => {
              onChoose(town)
              onDone()
            }}
          >
            {labelOf(town)}
          </Button>
        ))}
      </div>
    </FieldGroup>
  )
}
