// Verifies a server event (Standard Webhooks). Go 1.18 or later, standard library only.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// Event is what happened; the fields of Data depend on Type.
type Event struct {
	Type      string                 `json:"type"`
	Timestamp string                 `json:"timestamp"`
	Data      map[string]interface{} `json:"data"`
}

// VerifyEvent returns the event of a request, or an error: then answer 400. header reads a header of the request, body
// is the text as it came, secrets are whsec_…, two of them while you change the secret.
func VerifyEvent(header func(string) string, body []byte, secrets []string, now time.Time) (*Event, error) {
	id, stamp := header("webhook-id"), header("webhook-timestamp")
	seconds, err := strconv.ParseInt(stamp, 10, 64)
	if id == "" || err != nil || len(stamp) > 12 {
		return nil, errors.New("a header is missing")
	}
	if away := now.Unix() - seconds; away > 300 || away < -300 {
		return nil, errors.New("the timestamp is too far from now")
	}
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil {
			return nil, err
		}
		mac := hmac.New(sha256.New, key)
		mac.Write([]byte(id + "." + stamp + "."))
		mac.Write(body)
		own := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		for _, given := range strings.Split(header("webhook-signature"), " ") {
			if hmac.Equal([]byte(own), []byte(given)) {
				event := new(Event)
				return event, json.Unmarshal(body, event)
			}
		}
	}
	return nil, errors.New("no signature is of this secret")
}

// go run event.go: reads a request as JSON, writes the event's type, or why it is refused.
func main() {
	var asked struct {
		Headers map[string]string `json:"headers"`
		Body    string            `json:"body"`
		Secrets []string          `json:"secrets"`
		Now     int64             `json:"now"`
	}
	if err := json.NewDecoder(os.Stdin).Decode(&asked); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	now := time.Now()
	if asked.Now != 0 {
		now = time.Unix(asked.Now, 0)
	}
	event, err := VerifyEvent(func(name string) string { return asked.Headers[name] }, []byte(asked.Body), asked.Secrets, now)
	if err != nil {
		fmt.Println("refused: " + err.Error())
		return
	}
	fmt.Println(event.Type)
}
