import { runAttack, type AttackOrder } from './attacks.ts';
import { answerOrders } from './child.ts';

// The process that attacks: the times of /health are taken in another one, which it does not delay.
answerOrders((order) => runAttack(order as AttackOrder));
