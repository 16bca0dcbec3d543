// Makes the attempts of deliveries, and notes in their records what came of each.

import { shownAddress } from "../mask/mask.ts";
import type { RegisteredWebhook } from "../state/types.ts";
import { type Attempted, attempt } from "./attempt.ts";
import type { CurrentPolicy } from "./current-policy.ts";
import { instant } from "./job.ts";
import type { DeliveryOptions } from "./options.ts";
import { keptAttempts } from "./policy.ts";
import type { DeliveryRecord } from "./records.ts";
import { shownHeaders } from "./send.ts";

/** The attempts. */
export class Attempts {
  private readonly options: DeliveryOptions;
  private readonly current: CurrentPolicy;

  constructor(options: DeliveryOptions, current: CurrentPolicy) {
    this.options = options;
    this.current = current;
  }

  /** Looked up at each attempt: it may be gone by now, or have a new address or secret. */
  webhookOf({ tenantId, webhookId }: DeliveryRecord): RegisteredWebhook | undefined {
    return this.options.state.webhooks(tenantId).find(({ id }) => id === webhookId);
  }

  /** Never throws: what went wrong is the outcome. */
  send(webhook: RegisteredWebhook, { body }: DeliveryRecord): Promise<Attempted> {
    return attempt(webhook, body, this.options.allowHttp, this.current.policy.timeout);
  }

  /**
   * Notes an attempt.
   * @param time When it was due, in milliseconds since 1970 of the mock's clock.
   */
  note(webhook: RegisteredWebhook, record: DeliveryRecord, time: number, attempted: Attempted, byHand?: true): void {
    record.url = shownAddress(webhook.url);
    record.headers = shownHeaders(webhook.authenticationMethod);
    const number = (record.attempts.at(-1)?.number ?? 0) + 1;
    record.attempts.push({ number, time: instant(time), ...attempted, ...(byHand && { byHand }) });
    if (record.attempts.length > keptAttempts) record.attempts.shift();
    this.options.log(
      `webhook ${webhook.id} ${record.eventType} to ${record.url}, attempt ${number}: ${attempted.outcome}`,
    );
  }
}
